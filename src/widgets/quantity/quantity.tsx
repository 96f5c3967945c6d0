import { useRef } from 'react';
import { Stepper, type StepperPart } from '@vitrina/react';
import { useElementValue } from '../../components/use-element-value';
import { canStep, readLimits } from '../../theme/quantity/limits';
import { stepField } from '../../theme/quantity/step-field';

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
	// A variation or another plugin may change the limits too.
	const can = useElementValue( field, 'input change', ( input ) =>
		canStep( input.value, readLimits( input ) )
	);
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
