export { AdRequestData, SlotPart } from './view/SlotPart.tsx';
