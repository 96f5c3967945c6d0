import { useRef } from 'react';
import { Stepper, type StepperPart } from '@vitrina/react';
import { stepField } from '../../theme/quantity/step-field';
import { useCanStep } from './use-can-step';

interface QuantityProps {
	/** Elements from WooCommerce's template and other plugins' hooks, in order. */
	readonly parts: readonly StepperPart[];
}

/**
 * The quantity of a product. The form submits the field, so the field holds the number and
 * its attributes hold the limits.
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
