import { useSyncExternalStore } from 'react';
import type { FormStore } from './form/form-store';
import type { FormState } from './model/state';

/**
 * Selects a value from a form's state; the component renders again only when that value
 * changes.
 */
export const useFormState = < Value >(
	store: FormStore,
	select: ( state: FormState ) => Value
): Value =>
	useSyncExternalStore( store.subscribe, () => select( store.get() ) );
