import { terms } from '../../../../content/terms';
import { LegalPage } from './legal-page';

export default function Terms() {
  return <LegalPage text={terms} />;
}
