export { createSealer, type Sealer } from './sealer';
export { createSigner, type SignatureFailure, type Signer } from './signer';
