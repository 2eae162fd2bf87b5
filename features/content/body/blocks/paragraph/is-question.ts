/** In an interview the questions are the paragraphs that are entirely in bold. */
export function isQuestion(html: string): boolean {
  return /^<(strong|b)>(?:(?!<\/?\1>)[\s\S])*<\/\1>$/.test(html.trim());
}
