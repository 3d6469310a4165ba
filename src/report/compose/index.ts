export { cleanName } from './clean';
export { composeDocument, replaceSection, type VerifiedClaim, type WrittenSection } from './compose-document';
