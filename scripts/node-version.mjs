import { stop } from './project.mjs';

/** The lines of Node that the tools run on, as in `engines`; odd ones are short-lived and left out. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;
}

export function checkNode() {
  const { node } = process.versions;
  if (!isSupported(node)) stop(`Cuadrilla needs Node 20.19+, 22.12+ or 24+; this is ${node}.`);
}
