/** A colour and a shape for each person in a story: with five and four of them no two of twenty have both alike. */
import styles from './PersonMark.module.css';

const colours = 5;
const shapes = 4;

export const markCount = colours * shapes;

export function markClasses(mark: number): string {
  return [styles[`colour${mark % colours}`], styles[`shape${mark % shapes}`]].join(' ');
}
