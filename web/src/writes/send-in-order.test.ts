import { describe, expect, it } from 'vitest';
import { sendInOrder } from './send-in-order.ts';

function question() {
  const gate = new EventTarget();
  const asked = { yet: false };
  const ask = () => {
    asked.yet = true;
    return new Promise<string>((resolve, reject) => {
      gate.addEventListener('answer', () => resolve('sí'));
      gate.addEventListener('refuse', () => reject(new Error('no')));
    });
  };
  return { ask, asked, say: (word: 'answer' | 'refuse') => gate.dispatchEvent(new Event(word)) };
}

const aMoment = () => new Promise((passed) => setTimeout(passed));

describe('questions about the same thing', () => {
  it('wait for the one before, also where they are about several', async () => {
    const [first, second] = [question(), question()];
    const answers = [sendInOrder(['1'], first.ask), sendInOrder(['2', '1'], second.ask)];
    await aMoment();
    expect([first.asked.yet, second.asked.yet]).toEqual([true, false]);
    first.say('answer');
    await aMoment();
    expect(second.asked.yet).toBe(true);
    second.say('answer');
    expect(await Promise.all(answers)).toEqual(['sí', 'sí']);
  });

  it('go on after one that failed', async () => {
    const [first, second] = [question(), question()];
    const [failing, next] = [sendInOrder(['3'], first.ask), sendInOrder(['3'], second.ask)];
    await aMoment();
    first.say('refuse');
    await expect(failing).rejects.toThrow('no');
    await aMoment();
    second.say('answer');
    expect(await next).toBe('sí');
  });

  it('do not keep those about others waiting', async () => {
    const [slow, quick] = [question(), question()];
    void sendInOrder(['4'], slow.ask);
    const answer = sendInOrder(['5'], quick.ask);
    await aMoment();
    quick.say('answer');
    expect(await answer).toBe('sí');
  });
});
