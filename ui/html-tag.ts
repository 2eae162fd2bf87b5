/** A tag of HTML as a serialiser writes it: attributes in double quotes, in which `>` may stand as it is. */
export const htmlTag = /<[a-z/](?:[^>"]|"[^"]*")*>/g;
