/** A tag in serialised HTML: attributes in double quotes, which may contain `>`. */
export const htmlTag = /<[a-z/](?:[^>"]|"[^"]*")*>/g;
