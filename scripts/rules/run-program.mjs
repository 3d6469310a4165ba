import { spawn } from 'node:child_process';

/** Runs a program to its end and keeps what it said; never rejects, a program that can't start has code 127. */
export function runProgram(program, parameters, { cwd, env, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stdout = [];
    const stderr = [];
    child.stdout.on('data', (chunk) => {
      stdout.push(chunk);
      onOutput?.(chunk);
    });
    child.stderr.on('data', (chunk) => {
      stderr.push(chunk);
      onOutput?.(chunk);
    });
    const finish = (code, extra = '') =>
      resolve({
        code,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8') + extra,
      });
    child.on('error', (error) => finish(127, error.message));
    child.on('close', (code, signal) => finish(code ?? 1, signal ? `\nended by ${signal}` : ''));
  });
}
