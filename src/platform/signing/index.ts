export { createSigner, type SignatureFailure, type Signer } from './signer';
