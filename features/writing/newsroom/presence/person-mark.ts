/**
 * A colour and a shape for each person in a story: five colours and four shapes give twenty different marks.
 */
import styles from './PersonMark.module.css';

const colours = 5;
const shapes = 4;

export const markCount = colours * shapes;

export function markClasses(mark: number): string {
  return [styles[`colour${mark % colours}`], styles[`shape${mark % shapes}`]].join(' ');
}
