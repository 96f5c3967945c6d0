import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from 'react';

const errorId = 'vitrina-lpexpress-terminal';

/**
 * Stops "Place order" with a message for as long as something is missing.
 *
 * @return Whether the shopper has been told.
 */
export function useRequired( isMissing: boolean, message: string ): boolean {
	const { setValidationErrors, clearValidationError } = useDispatch(
		'wc/store/validation'
	);
	useEffect( () => {
		if ( ! isMissing ) {
			return undefined;
		}
		setValidationErrors( { [ errorId ]: { message, hidden: true } } );
		return () => clearValidationError( errorId );
	}, [ isMissing, message, setValidationErrors, clearValidationError ] );
	return useSelect( ( select ) => {
		const error = select( 'wc/store/validation' ).getValidationError(
			errorId
		);
		return error !== undefined && ! error.hidden;
	}, [] );
}
