/**
 * Leaves out of the browser's React what no island has: view transitions of its own, elements that it would lift into
 * the head, references to fragments, elements of the page's own making, classes, suspended parts. A seventh of all that
 * an island brings along.
 *
 * A function that React calls something else one day stops the build: the list is of one version, which package.json
 * pins.
 */
import type { Plugin } from 'vite';

/** Called for none of what an island draws; without their bodies what only they call is left out as well. */
const neverCalled = [
  ...['startViewTransition', 'measureViewTransitionHostInstancesRecursive', 'measureNestedViewTransitions'],
  ...['commitDeletedPairViewTransitions', 'commitExitViewTransitions', 'commitEnterViewTransitions'],
  ...[
    'commitAppearingPairViewTransitions',
    'commitNestedViewTransitions',
    'commitAfterMutationEffectsOnFiber',
  ],
  ...['applyViewTransitionToHostInstancesRecursive', 'applyViewTransitionName', 'getViewTransitionClassName'],
  ...['restoreViewTransitionName', 'restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions'],
  ...['restorePairedViewTransitions', 'scheduleViewTransitionEvent', 'createViewTransitionInstance'],
  ...['isHostHoistableType', 'getResource', 'acquireResource', 'getHydratableHoistableCache'],
  ...['preinitStyle', 'preinitScript', 'preinitModuleScript', 'preload', 'preloadModule', 'suspendResource'],
  ...['insertStylesheetIntoRoot', 'preloadResourceAndSuspendIfNeeded', 'mountHoistable'],
  ...['setPropOnCustomElement', 'updateSuspenseListComponent', 'updateActivityComponent'],
  ...['describeNativeComponentFrame', 'scrollTextNodeIntoView', 'validateDocumentPositionWithFiberTree'],
  ...['FragmentInstance', 'collectClientRects', 'mountActionState', 'ViewTransitionPseudoElement'],
  ...['updateClassComponent', 'initializeClassErrorUpdate'],
  ...['updateSuspenseComponent', 'updateDehydratedSuspenseComponent', 'hideOrUnhideAllChildrenOnFiber'],
  ...['recursivelyTraverseReappearLayoutEffects', 'recursivelyTraverseDisappearLayoutEffects'],
  ...['recursivelyTraverseReconnectPassiveEffects', 'recursivelyTraverseDisconnectPassiveEffects'],
];

/** Of things that are never made. */
const methods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function[\s\S]*?^\};$/gm;

export function leanReact(): Plugin {
  return {
    name: 'lapzarta:lean-react',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler(code) {
        const lean = neverCalled.reduce((rest, name) => withoutBody(rest, name), code);
        return { code: lean.replaceAll(methods, ''), map: null };
      },
    },
  };
}

function withoutBody(code: string, name: string): string {
  const whole = new RegExp(`^function ${name}\\(([^)]*)\\) \\{\\n[\\s\\S]*?^\\}$`, 'm');
  if (!whole.test(code))
    throw new Error(`React has no function ${name} any more: apps/web/build/lean-react.ts`);
  return code.replace(whole, (_, parameters: string) => `function ${name}(${parameters}) {}`);
}
