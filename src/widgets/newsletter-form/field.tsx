import type { FocusEvent } from 'react';
import { completeUrl, isShown, type Given } from './conditions';
import type {
	PrintedChoices,
	PrintedControl,
	PrintedField,
} from './read-markup';

interface FieldProps {
	readonly field: PrintedField;
	/** Null until the script knows. */
	readonly given: Given | null;
}

/** A field that is there where its conditions are met. */
export function Field( { field, given }: FieldProps ) {
	const { name, showIf, hideIf, isWaiting, input } = field;
	const shown = given === null || isShown( showIf, hideIf, given );
	return (
		<div
			className={ `newsletter__field${
				given === null && isWaiting ? ' is-waiting' : ''
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
						given !== null &&
						shown &&
						input.isRequired &&
						// Of several boxes one is enough; a browser would ask for each.
						! ( input.type === 'checkbox' && given[ name ] )
					}
				/>
			) : (
				<Control
					control={ input }
					// One that is hidden is not required (spec §5).
					required={
						given === null
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
		'data-required': mark( control.isRequired ),
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
					data-url={ mark( control.isUrl ) }
					onBlur={ control.isUrl ? complete : undefined }
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
				// eslint-disable-next-line jsx-a11y/label-has-associated-control -- Its text is a template string.
				<label key={ index } className="newsletter__choice">
					<input
						type={ type }
						name={ name }
						value={ value }
						required={ required }
						data-required={ mark( isRequired ) }
					/>
					{ ` ${ label }` }
				</label>
			) ) }
		</fieldset>
	);
}

/** An attribute without a value. */
const mark = ( isSet: boolean ) => ( isSet ? '' : undefined );

function complete( { currentTarget }: FocusEvent< HTMLInputElement > ) {
	currentTarget.value = completeUrl( currentTarget.value );
}
