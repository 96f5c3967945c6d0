import { useEffect, useId } from 'react';
import { getChosen, type Picker, type PickerState } from '../picker';
import type { Labels } from '../props';
import { findTerminal } from '../terminals';

interface NativeListProps {
	readonly picker: Picker;
	readonly state: PickerState;
	readonly labels: Labels;
}

/** A native select of all terminals, shown when the sheet's script could not be loaded. */
export function NativeList( props: NativeListProps ) {
	const { picker, state, labels } = props;
	const { list } = state;
	const id = useId();
	useEffect( () => void picker.actions.load(), [ picker, list ] );
	if ( list.status !== 'ready' ) {
		return null;
	}
	const groups = list.index.map( ( { group } ) => group );
	return (
		<div className="vitrina-terminal-picker__native">
			<label htmlFor={ id }>{ labels.label }</label>
			<select
				id={ id }
				value={ getChosen( state )?.id ?? '' }
				onChange={ ( { target } ) => {
					const terminal = findTerminal( groups, target.value );
					if ( terminal ) {
						picker.actions.choose( terminal );
					}
				} }
			>
				<option value="" disabled>
					{ labels.placeholder }
				</option>
				{ groups.map( ( { text, children } ) => (
					<optgroup key={ text } label={ text }>
						{ children.map( ( terminal ) => (
							<option key={ terminal.id } value={ terminal.id }>
								{ terminal.text }
							</option>
						) ) }
					</optgroup>
				) ) }
			</select>
		</div>
	);
}
