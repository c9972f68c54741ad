import notices from './notices.json';
import resources from './resources.json';
import start from './start.json';
import type { TopicGroup } from './topic.ts';

/** What the API's page explains, in its order. */
export const topicGroups = [start, resources, notices] as readonly TopicGroup[];
