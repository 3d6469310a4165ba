import { PUBLISHABLE_KEY, startWorld } from '../../demo/stripe/control/world';
import { answerBench } from './servers';

export { PUBLISHABLE_KEY };

export async function serveSandbox(): Promise<void> {
  const { sandbox } = await startWorld();
  answerBench(sandbox.port, () => sandbox.close());
}
