import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from 'react';

/**
 * Stops "Place order" with a message for as long as something is missing.
 *
 * @param errorId   WooCommerce's name of the error; a field's own error has the field's name.
 * @param isMissing Whether it is.
 * @param message   What the shopper reads.
 * @return Whether the shopper has been told.
 */
export function useRequired(
	errorId: string,
	isMissing: boolean,
	message: string
): boolean {
	const { setValidationErrors, clearValidationError } = useDispatch(
		'wc/store/validation'
	);
	const error = useSelect(
		( select ) =>
			select( 'wc/store/validation' ).getValidationError( errorId ),
		[ errorId ]
	);
	const isSet = error !== undefined;

	useEffect( () => {
		// Also after the field itself took its error away.
		if ( isMissing && ! isSet ) {
			setValidationErrors( { [ errorId ]: { message, hidden: true } } );
		}
	}, [ errorId, isMissing, isSet, message, setValidationErrors ] );

	useEffect(
		() => ( isMissing ? () => clearValidationError( errorId ) : undefined ),
		[ errorId, isMissing, clearValidationError ]
	);

	return error !== undefined && ! error.hidden;
}
