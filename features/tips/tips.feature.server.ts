import { defineFeature, registerCall } from '#features/kit/public.ts';
import { ticketDeletionCall, ticketFormCall } from './calls/ticket-form.call.ts';
import {
  saveTicketCall,
  tipGameCall,
  tipTableCall,
  tipTicketCall,
  tipTokenCall,
} from './calls/tips-api.call.ts';
import { addTipsCommands } from './commands/tips-commands.server.ts';
import { forbiddenWordsPart } from './forbidden-words-part.ts';
import { facts } from './tips.feature.ts';

export const tipsFeature = defineFeature({
  ...facts,
  parts: [forbiddenWordsPart],
  calls: [
    registerCall(tipGameCall),
    registerCall(tipTableCall),
    registerCall(tipTicketCall),
    registerCall(tipTokenCall),
    registerCall(saveTicketCall),
    registerCall(ticketFormCall),
    registerCall(ticketDeletionCall),
  ],
  commands: [addTipsCommands],
});
