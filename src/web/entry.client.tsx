import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { KeepTyped, watchTyped } from './keep-typed';

const putBack = watchTyped();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <KeepTyped putBack={putBack}>
        <HydratedRouter />
      </KeepTyped>
    </StrictMode>,
  );
});
