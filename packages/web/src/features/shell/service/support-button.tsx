import { Button } from '@parlour/ui/components/form/button';
import { usePhrases } from '@parlour/ui/use-phrases';
import { useService } from './use-service';

/** The way to customer service from within a page; a failure to open it is said below. */
export const SupportButton = () => {
  const { service } = usePhrases('service');
  const { open, problem } = useService();
  return (
    <>
      <Button onClick={open}>{service.contact}</Button>
      {problem && (
        <p className="t-small" role="alert">
          {problem}
        </p>
      )}
    </>
  );
};
