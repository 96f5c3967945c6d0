import type { FocusEvent } from 'react';
import { completeUrl, isShown, type FormValues } from './conditions';
import type {
	PrintedChoices,
	PrintedControl,
	PrintedField,
} from './read-markup';

interface FieldProps {
	readonly field: PrintedField;
	/** Null before hydration. */
	readonly values: FormValues | null;
}

/** A field that is shown if its conditions are met. */
export function Field( { field, values }: FieldProps ) {
	const { name, showIf, hideIf, isWaiting, input } = field;
	const shown = values === null || isShown( showIf, hideIf, values );
	return (
		<div
			className={ `newsletter__field${
				values === null && isWaiting ? ' is-waiting' : ''
			}` }
			data-field={ name }
			data-show-if={ showIf }
			data-hide-if={ hideIf }
			hidden={ ! shown }
		>
			{ input.as === 'choices' ? (
				<Choices
					choices={ input }
					required={
						values !== null &&
						shown &&
						input.isRequired &&
						// One checked box is enough; the browser would require each.
						! ( input.type === 'checkbox' && values[ name ] )
					}
				/>
			) : (
				<Control
					control={ input }
					// A hidden field is not required (spec §5).
					required={
						values === null
							? input.isRequiredAtOnce
							: shown && input.isRequired
					}
				/>
			) }
		</div>
	);
}

interface ControlProps {
	readonly control: PrintedControl;
	readonly required: boolean;
}

function Control( { control, required }: ControlProps ) {
	const { as, id, name, label, type, autoComplete, options } = control;
	const common = {
		id,
		name,
		required,
		'data-required': flag( control.isRequired ),
	};
	return (
		<>
			<label htmlFor={ id }>{ label }</label>
			{ as === 'select' && (
				<select { ...common }>
					<option value="" />
					{ options.map( ( option, index ) => (
						<option key={ index }>{ option }</option>
					) ) }
				</select>
			) }
			{ as === 'textarea' && (
				<textarea { ...common } rows={ 3 } maxLength={ 500 } />
			) }
			{ as === 'input' && (
				<input
					{ ...common }
					type={ type }
					maxLength={ 500 }
					autoComplete={ autoComplete }
					data-url={ flag( control.isUrl ) }
					onBlur={ control.isUrl ? completeOnBlur : undefined }
				/>
			) }
		</>
	);
}

interface ChoicesProps {
	readonly choices: PrintedChoices;
	readonly required: boolean;
}

function Choices( { choices, required }: ChoicesProps ) {
	const { type, name, legend, isRequired, options } = choices;
	return (
		<fieldset>
			{ legend !== null && <legend>{ legend }</legend> }
			{ options.map( ( { value, label }, index ) => (
				// eslint-disable-next-line jsx-a11y/label-has-associated-control -- The label text is a template string.
				<label key={ index } className="newsletter__choice">
					<input
						type={ type }
						name={ name }
						value={ value }
						required={ required }
						data-required={ flag( isRequired ) }
					/>
					{ ` ${ label }` }
				</label>
			) ) }
		</fieldset>
	);
}

/** Value of a boolean data attribute. */
const flag = ( isSet: boolean ) => ( isSet ? '' : undefined );

function completeOnBlur( { currentTarget }: FocusEvent< HTMLInputElement > ) {
	currentTarget.value = completeUrl( currentTarget.value );
}
