/** html-validate with its recommended rules for HTML, accessibility and whole documents. */
import { HtmlValidate, type Message } from 'html-validate';

const htmlValidate = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Spellings that HTML allows: React's renderer writes `dateTime`, `hidden=""` and `<img/>`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // The answers to one question of a quiz are checkboxes with one name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // The site's name follows a story's title, which is as long as its editor wrote it.
    'long-title': 'off',
    // A combobox's suggestions change while the reader types, which a `<select>` does not offer.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // Own scripts and styles have a hash of their content in their address.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Telephone numbers do not wrap, by their style sheet.
    'tel-non-breaking': 'off',
    // Ids of chapters are slugs of their titles, which may begin with a digit.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** Attributes and texts that a script adds to copies of a `<template>`: a picture's source, a link's or button's text. */
const rulesForFilledElements = new Set(['element-required-attributes', 'text-content', 'wcag/h30']);

/** Faults of a page, as `rule: message (place)`. */
export async function validateHtml(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isFilledByScript(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`);
}

function isFilledByScript({ ruleId, selector }: Message): boolean {
  return rulesForFilledElements.has(ruleId) && selector !== null && /> template\b/.test(selector);
}
