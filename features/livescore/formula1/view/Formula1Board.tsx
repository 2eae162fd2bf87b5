import { ChoiceForm } from '#ui/ChoiceForm.tsx';
import type { TreeParts } from '#ui/element-tree.ts';
import { SportsBoard } from '../../browser/SportsBoard.tsx';
import type { ShownPage } from '../../view/sports-page.ts';

interface Formula1BoardProps {
  served: ShownPage;
  /** Path of the call that has the page for the browser. */
  service: string;
}

export const formula1Parts: TreeParts = { ChoiceForm: { render: ChoiceForm } };

/** The Formula 1 page, whose result follows a live session. */
export function Formula1Board({ served, service }: Formula1BoardProps) {
  return <SportsBoard served={served} service={service} parts={formula1Parts} />;
}
