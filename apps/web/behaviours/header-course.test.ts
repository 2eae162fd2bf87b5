import { describe, expect, it } from 'vitest';
import { headerAtRest, headerCourse } from './header-course.ts';

/** Directions after each of these positions, one after the other. */
function directions(threshold: number, positions: number[]): ('down' | 'up' | null)[] {
  let course = headerAtRest;
  return positions.map((y) => {
    course = headerCourse(course, y, threshold);
    return course.direction;
  });
}

describe('the header', () => {
  it.each([80, 70, 30])('stays until the reader is more than %i pixels down [SCRL-06]', (threshold) => {
    expect(directions(threshold, [0, threshold, threshold + 1])).toEqual([null, null, 'down']);
    expect(directions(threshold, [400, threshold + 1, threshold])).toEqual(['down', 'up', null]);
  });

  it('comes back after 50 pixels up, and leaves after 50 down [SCRL-05, SCRL-06]', () => {
    expect(directions(80, [500, 451, 450])).toEqual(['down', 'down', 'up']);
    expect(directions(80, [500, 450, 499, 500])).toEqual(['down', 'up', 'up', 'down']);
  });

  it('counts from the farthest point, not from where the direction began [SCRL-06]', () => {
    expect(directions(80, [500, 900, 851, 850])).toEqual(['down', 'down', 'down', 'up']);
    expect(directions(80, [900, 800, 600, 649, 650])).toEqual(['down', 'up', 'up', 'up', 'down']);
  });

  it('is where it was drawn when a touch pulls the page beyond its top', () => {
    expect(directions(30, [0, -40, 0])).toEqual([null, null, null]);
  });
});
