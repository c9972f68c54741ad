import { tellMentioned } from './notices/notifications/tell-mentioned.ts';
import { learnWords } from './views/search/vocabulary.ts';

/** Who hears what documents say once they are tidied. */
export const tidiedHearers = { learnWords, tellMentioned };
