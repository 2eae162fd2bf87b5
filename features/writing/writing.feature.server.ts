import type { ContentFeature } from '#features/content/public.server.ts';
import { defineFeature, type FeatureNeeds, registerCall } from '#features/kit/public.ts';
import { actCall, actsCall } from './calls/acts.call.ts';
import { assignCall } from './calls/assign.call.ts';
import { checklistCall } from './calls/checklist.call.ts';
import { addFileCall } from './calls/files.call.ts';
import { linksCall } from './calls/links.call.ts';
import { outcomesCall } from './calls/outcomes.call.ts';
import { convertPastedCall, fetchPictureCall } from './calls/paste.call.ts';
import {
  addPictureCall,
  changePictureCall,
  framePictureCall,
  pictureCall,
  pictureDetailsCall,
  picturesCall,
  takeDownPictureCall,
} from './calls/pictures.call.ts';
import { previewCall } from './calls/preview.call.ts';
import { publicTextCall } from './calls/public-text.call.ts';
import { peopleCall, secrecyCall } from './calls/secrecy.call.ts';
import { slugCall } from './calls/slugs.call.ts';
import { sendStepsCall, stepsSinceCall } from './calls/steps.call.ts';
import { boardCall, createStoryCall, storyCall } from './calls/stories.call.ts';
import { takedownCall } from './calls/takedown.call.ts';
import { reportUnsentCall, unsentElsewhereCall } from './calls/unsent.call.ts';
import { checklistSetting } from './checks/checklist-setting.ts';
import { versionCall, versionChangesCall, versionStepsCall, versionsCall } from './history/history.call.ts';
import { historySetting } from './history/history-setting.ts';
import { pastCall, pastPageCall } from './history/past.call.ts';
import { chooseNoticesCall, noticesCall, readNoticesCall } from './notices/notices.call.ts';
import {
  answerThreadCall,
  beginThreadCall,
  changeNoteCall,
  deleteNoteCall,
  settleThreadCall,
  threadsCall,
} from './threads/threads.call.ts';
import { facts } from './writing.feature.ts';
import { createWritingFeature, type WritingFeature } from './writing-feature.server.ts';
import { writingJobs } from './writing-jobs.ts';

export const writingFeature = defineFeature({
  ...facts,
  settings: [checklistSetting, historySetting],
  calls: [
    registerCall(boardCall),
    registerCall(createStoryCall),
    registerCall(storyCall),
    registerCall(previewCall),
    registerCall(sendStepsCall),
    registerCall(stepsSinceCall),
    registerCall(publicTextCall),
    registerCall(actCall),
    registerCall(actsCall),
    registerCall(versionsCall),
    registerCall(versionCall),
    registerCall(versionChangesCall),
    registerCall(versionStepsCall),
    registerCall(pastCall),
    registerCall(pastPageCall),
    registerCall(checklistCall),
    registerCall(assignCall),
    registerCall(outcomesCall),
    registerCall(secrecyCall),
    registerCall(takedownCall),
    registerCall(slugCall),
    registerCall(peopleCall),
    registerCall(threadsCall),
    registerCall(beginThreadCall),
    registerCall(answerThreadCall),
    registerCall(settleThreadCall),
    registerCall(changeNoteCall),
    registerCall(deleteNoteCall),
    registerCall(noticesCall),
    registerCall(readNoticesCall),
    registerCall(chooseNoticesCall),
    registerCall(addPictureCall),
    registerCall(pictureCall),
    registerCall(addFileCall),
    registerCall(linksCall),
    registerCall(pictureDetailsCall),
    registerCall(changePictureCall),
    registerCall(framePictureCall),
    registerCall(picturesCall),
    registerCall(takeDownPictureCall),
    registerCall(convertPastedCall),
    registerCall(fetchPictureCall),
    registerCall(reportUnsentCall),
    registerCall(unsentElsewhereCall),
  ],
  jobs: ({ writing }: { writing: WritingFeature }) => writingJobs(writing),
  create: (needs: FeatureNeeds & { content: ContentFeature }) => ({ writing: createWritingFeature(needs) }),
});
