import fs from 'node:fs';

export const readOr = (file, fallback) => {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
};

export const isAlive = (pid) => {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    // A killed child that its parent has not reaped yet is still listed.
    return !/\) Z /.test(readOr(`/proc/${pid}/stat`, ''));
  } catch (error) {
    return error.code === 'EPERM';
  }
};

export const signal = (pid, name) => {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
};
