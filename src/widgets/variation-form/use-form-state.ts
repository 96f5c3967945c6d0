import { useSyncExternalStore } from 'react';
import type { FormStore } from './form/form-store';
import type { FormState } from './model/state';

/**
 * A part of a form's state; the component is drawn again only when that part
 * changes.
 *
 * @param store  Of the form.
 * @param select Which part.
 */
export const useFormState = < Part >(
	store: FormStore,
	select: ( state: FormState ) => Part
): Part => useSyncExternalStore( store.subscribe, () => select( store.get() ) );
