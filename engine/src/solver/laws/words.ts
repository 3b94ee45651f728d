/** Words that change nothing in any problem. Words such as not, each, more, average and except are left out on purpose. */
export const HARMLESS = `
a an the of is are was were be been being it its this that these which who whose what when if has have had having
with and as find calculate determine compute obtain given please question problem following answer show your working
value quantity he she his her they their him use using take taken taking let would will does did do
body object particle certain
`;
