import { Button } from '@parlour/ui/components/form/button';
import { ErrorState } from '@parlour/ui/components/feedback/error-state';
import { Component, type ReactNode } from 'react';
import { useWords } from '../lib/language';

type Props = { children: ReactNode };

/** A page that failed while it was drawn: the frame stays, and the page can be loaded again. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children;
  }
}

const Failed = () => {
  const { common, refusal } = useWords();
  return (
    <ErrorState actions={<Button onClick={() => location.reload()}>{common.reload}</Button>}>
      {refusal['chunk.failed']}
    </ErrorState>
  );
};
