/** SVG paths of line icons in a 20 × 20 view box. */
export const shareIcons = {
  facebook: 'M12.9 4.2h-1.4c-1.6 0-2.5 1-2.5 2.6v10.4M6.6 10.2h5.6',
  x: 'M4.4 4.4l11.2 11.2M15.6 4.4L4.4 15.6',
  linkedin: 'M5 8.6v7.4M5 4.6v.6M9.4 16V8.6M9.4 12c0-2 1.1-3.2 2.8-3.2s2.8 1.2 2.8 3.2v4',
  mail: 'M3 5h14v10.4H3zM3.4 5.6L10 11l6.6-5.4',
  bookmark: 'M5.8 3.6h8.4v12.8L10 13l-4.2 3.4z',
  link: 'M8.4 11.6a3 3 0 0 0 4.3 0l3-3a3 3 0 0 0-4.3-4.3l-1.1 1.1M11.6 8.4a3 3 0 0 0-4.3 0l-3 3a3 3 0 0 0 4.3 4.3l1.1-1.1',
};
