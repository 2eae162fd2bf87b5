import type { Pose } from './figure.ts';

export const standing: Pose = {
  torso: 0,
  nearArm: [-6, 4],
  farArm: [6, 12],
  nearLeg: [-3, -3],
  farLeg: [4, 2],
  nearFoot: 82,
  farFoot: 82,
};
export const walking: Pose = {
  torso: 5,
  nearArm: [-26, -6],
  farArm: [24, 42],
  nearLeg: [24, 12],
  farLeg: [-18, -38],
  nearFoot: 92,
  farFoot: 40,
};
export const striding: Pose = {
  torso: 7,
  nearArm: [26, 48],
  farArm: [-30, -8],
  nearLeg: [-22, -40],
  farLeg: [27, 14],
  nearFoot: 36,
  farFoot: 94,
};
export const pointing: Pose = {
  torso: 2,
  nearArm: [82, 88],
  farArm: [-8, 14],
  nearLeg: [-6, -6],
  farLeg: [8, 4],
  nearFoot: 82,
  farFoot: 82,
};
export const carrying: Pose = {
  torso: -4,
  nearArm: [10, 88],
  farArm: [16, 92],
  nearLeg: [16, 6],
  farLeg: [-12, -24],
  nearFoot: 88,
  farFoot: 50,
};
export const cheering: Pose = {
  torso: -3,
  nearArm: [150, 172],
  farArm: [198, 178],
  nearLeg: [-8, -6],
  farLeg: [10, 6],
  nearFoot: 82,
  farFoot: 82,
};
export const dancing: Pose = {
  torso: 9,
  nearArm: [132, 178],
  farArm: [-60, 34],
  nearLeg: [28, -14],
  farLeg: [-16, -22],
  nearFoot: 74,
  farFoot: 60,
};
export const swaying: Pose = {
  torso: -8,
  nearArm: [64, 128],
  farArm: [162, 200],
  nearLeg: [-16, -4],
  farLeg: [22, 0],
  nearFoot: 80,
  farFoot: 86,
};
export const sitting: Pose = {
  torso: 4,
  nearArm: [30, 76],
  farArm: [40, 80],
  nearLeg: [84, 6],
  farLeg: [78, -4],
  nearFoot: 86,
  farFoot: 82,
};

export const sprinting: Pose = {
  torso: 14,
  head: -8,
  nearArm: [-62, 18],
  farArm: [52, 138],
  nearLeg: [66, -22],
  farLeg: [-38, -74],
  nearFoot: 62,
  farFoot: 2,
};
export const bounding: Pose = {
  torso: 10,
  head: -6,
  nearArm: [58, 146],
  farArm: [-58, 10],
  nearLeg: [-44, -84],
  farLeg: [58, 6],
  nearFoot: -10,
  farFoot: 88,
};
export const kicking: Pose = {
  torso: -16,
  head: 14,
  nearArm: [-74, -52],
  farArm: [74, 96],
  nearLeg: [62, 46],
  farLeg: [-8, -14],
  nearFoot: 112,
  farFoot: 78,
};
export const shooting: Pose = {
  torso: 4,
  head: 2,
  nearArm: [212, 158],
  farArm: [92, 62],
  nearLeg: [-32, -92],
  farLeg: [34, -30],
  nearFoot: -16,
  farFoot: 30,
};
