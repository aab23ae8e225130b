export { canonicalJson, type Json } from './canonical-json';
export { jobs, linkAll } from './jobs';
export { type ChainFault, type KnownHead, type ChainVerdict, verifyChain } from './verify';
export { type Act, type Actor, writeAudit, type WrittenEntry } from './write-audit';
