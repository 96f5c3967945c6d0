import type { FormValues } from './store';

export const CATEGORY = 'product_cat';

/** Value of "all categories", which is not sent (spec §5). */
const ALL = '0';

type Field = HTMLInputElement | HTMLSelectElement;

export function dropAllCategories( { formData }: FormDataEvent ): void {
	if ( formData.get( CATEGORY ) === ALL ) {
		formData.delete( CATEGORY );
	}
}

export function readValues(
	form: HTMLFormElement,
	input: HTMLInputElement
): FormValues {
	const sent = Array.from(
		form.querySelectorAll< Field >( 'input[name], select[name]' ),
		( { name, value } ) => ( { name, value } )
	).filter( ( { name, value } ) => name !== CATEGORY || value !== ALL );
	return {
		query: input.value.trim(),
		category: sent.find( ( { name } ) => name === CATEGORY )?.value ?? '',
		toResults( query ) {
			const url = new URL( form.action );
			for ( const { name, value } of sent ) {
				url.searchParams.set( name, value );
			}
			url.searchParams.set( input.name, query );
			return url.href;
		},
	};
}
