import { useRef } from 'react';
import { Stepper, type StepperPart } from '@vitrina/react';
import { stepField } from '../../theme/quantity/step-field';
import { useCanStep } from './use-can-step';

interface QuantityProps {
	/** What WooCommerce's template and others' hooks printed, in their order. */
	readonly parts: readonly StepperPart[];
}

/**
 * How many of a product: the form is sent with what is in the field, so the field
 * holds the number, and its attributes the limits.
 */
export function Quantity( { parts }: QuantityProps ) {
	const field = useRef< HTMLInputElement >( null );
	const can = useCanStep( field );
	return (
		<Stepper
			parts={ parts }
			can={ can }
			onStep={ ( direction ) => {
				if ( field.current ) {
					stepField( field.current, direction );
				}
			} }
			renderField={ ( { className } ) => (
				<input
					ref={ field }
					type="number"
					className={ className }
					suppressHydrationWarning
				/>
			) }
		/>
	);
}
