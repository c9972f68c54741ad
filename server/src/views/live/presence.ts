import type { Bus } from '../../platform/log/bus.ts';
import { isFollowing, type LiveSocket } from './live-socket.ts';
import type { Pace } from '../../platform/sockets/pace.ts';
import { openPresenceChannel } from './presence-channel.ts';
import { makePresenceFollowers } from './presence-followers.ts';
import { makeWhereabouts } from './whereabouts.ts';

/** Who looks at what, over all instances. Nothing of it is kept anywhere: it is said again and again. */
export interface PresenceHub {
  /** Call it when the socket has begun to follow the project: it hears who is there. */
  join(socket: LiveSocket, projectId: number): void;
  /** Call it when the socket has ceased to follow the project. */
  leave(socket: LiveSocket, projectId: number): void;
  /** Shows the tab where it says it is, if it follows that project. */
  show(socket: LiveSocket): void;
  /** Tells the other instances at once of all who have left. */
  close(): Promise<void>;
}

export function startPresence(bus: Bus, pace: Pace): PresenceHub {
  const whereabouts = makeWhereabouts();
  const followers = makePresenceFollowers(whereabouts);
  /** Tabs of this instance, and those of them of which the others have not heard the latest. */
  const own = new Set<string>();
  let unsaid = new Set<string>();
  /** Tabs of other instances, and when they were last spoken of. */
  const heardAt = new Map<string, number>();
  let gathering: NodeJS.Timeout | undefined;

  const channel = openPresenceChannel(bus, {
    onAsk: () => void say(own),
    onTab(key, spot) {
      if (spot) heardAt.set(key, Date.now());
      else heardAt.delete(key);
      if (whereabouts.put(key, spot)) flushSoon();
    },
  });

  const say = (keys: Iterable<string>) =>
    channel.say(Array.from(keys, (key) => [key, whereabouts.spotOf(key)]));

  /** When many come at once, all hear of all in a few messages. */
  function flushSoon(): void {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      void flush();
    }, pace.gatherPresence).unref();
  }

  async function flush(): Promise<void> {
    for (const [projectId, keys] of whereabouts.takeChanges()) followers.tellOf(keys, projectId);
    const keys = unsaid;
    unsaid = new Set();
    await say(keys);
  }

  function show(socket: LiveSocket): void {
    const { key, user, place } = socket;
    const spot = place && isFollowing(socket, place.projectId) ? { ...place, user } : null;
    if (!whereabouts.put(key, spot)) return;
    if (spot) own.add(key);
    else own.delete(key);
    unsaid.add(key);
    flushSoon();
  }

  function repeatAndForget(): void {
    void say(own);
    const limit = Date.now() - pace.forgetPresence;
    for (const [key, at] of heardAt) {
      if (at > limit) continue;
      heardAt.delete(key);
      if (whereabouts.put(key, null)) flushSoon();
    }
  }

  const repeating = setInterval(repeatAndForget, pace.repeatPresence).unref();
  const greet = (): void => void Promise.all([channel.ask(), say(own)]);
  bus.on('connected', greet);
  greet();

  return {
    show,
    join(socket, projectId) {
      followers.add(socket, projectId);
      show(socket);
    },
    leave(socket, projectId) {
      followers.remove(socket, projectId);
      show(socket);
    },
    async close() {
      clearInterval(repeating);
      clearTimeout(gathering);
      await flush();
    },
  };
}
