import {
  settleTask,
  resultOfTask,
  type AskParent,
  type FromWorker,
  type Tasks,
  type ToWorker,
} from './messages';

/** The inside of a worker process: does the tasks it is told by name. */
export function serveTasks(tasks: Tasks): void {
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  let questions = 0;
  const send = (message: FromWorker): void => void process.send?.(message);
  const ask: AskParent = (name, input) => {
    const reply = Promise.withResolvers<unknown>();
    questions += 1;
    asked.set(questions, reply);
    send({ question: questions, name, input });
    return reply.promise;
  };
  process.on('message', (message: ToWorker) => {
    if ('answer' in message) {
      const reply = asked.get(message.answer);
      asked.delete(message.answer);
      void resultOfTask(message).then(reply?.resolve, reply?.reject);
      return;
    }
    const { id, name, input } = message;
    const work = (): unknown => {
      const task = tasks[name];
      if (!task) throw new Error(`No task is called “${name}”.`);
      return task(input as never, ask);
    };
    void settleTask(work).then((outcome) => send({ id, ...outcome }));
  });
  // A stop that is meant for the whole group lets tasks end; whoever set them says when it is over.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit());
  send({ ready: true });
}
