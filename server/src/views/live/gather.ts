interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** Asks together whatever gathers while the last answer is on its way: thousands connect at once after a restart. */
export function gatherQuestions<Question, Answer>(
  askAll: (questions: Question[]) => Promise<(question: Question) => Answer>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let asking = false;

  async function ask(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const answerTo = await askAll(batch.map(({ question }) => question));
      batch.forEach(({ question, resolve }) => resolve(answerTo(question)));
    } catch (error) {
      batch.forEach(({ reject }) => reject(error));
    }
  }

  async function askWhileWaiting(): Promise<void> {
    asking = true;
    while (waiting.length > 0) await ask();
    asking = false;
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (!asking) void askWhileWaiting();
    });
}
