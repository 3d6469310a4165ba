/** A reason not to start that the person at the keyboard can mend; its message says how. */
export class StartupFault extends Error {
  override readonly name = 'StartupFault';
}
